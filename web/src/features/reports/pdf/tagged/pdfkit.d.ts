/** The part of pdfkit that is used here; it has no types of its own. */
declare module 'pdfkit' {
  export type StructureContent = { refs: unknown };

  export type StructureElement = {
    add: (child: StructureElement | StructureContent) => StructureElement;
  };

  type Options = {
    compress?: boolean;
    pdfVersion?: '1.7';
    tagged?: boolean;
    lang?: string;
    displayTitle?: boolean;
    autoFirstPage?: boolean;
    info?: Record<string, unknown>;
  };

  export default class PDFDocument {
    constructor(options?: Options);
    on(event: 'data', listener: (chunk: Uint8Array<ArrayBuffer>) => void): this;
    on(event: 'end', listener: () => void): this;
    struct(type: string, options?: { alt?: string; scope?: 'Column' }): StructureElement;
    addStructure(element: StructureElement): this;
    markContent(tag: 'Artifact'): this;
    markStructureContent(tag: string): StructureContent;
    endMarkedContent(): this;
  }
}
