import type PDFDocument from 'pdfkit';
import type { StructureElement } from 'pdfkit';
import type { Tag, Tagged } from './tag.ts';

export type LaidOut = {
  type: string;
  props?: { tagged?: Tagged; fixed?: boolean; paint?: () => void };
  style?: object;
  box?: object;
  lines?: readonly unknown[];
  children?: LaidOut[];
};

/** Rows and items need a parent of this kind. */
const HOLDERS: Partial<Record<Tag, 'Table' | 'L'>> = { TR: 'Table', LI: 'L' };
const BOX = { top: 0, left: 0, width: 1, height: 1 };

/**
 * Marks the content of each page and builds the structure tree: sections, headings, paragraphs, tables, lists and figures in
 * drawing order. Everything else is an artifact. An element split by a page break stays one element; repeated heads are read
 * once.
 */
export class Structure {
  readonly #ctx: PDFDocument;
  readonly #root: StructureElement;
  readonly #elements = new Map<object, StructureElement>();
  readonly #holders = new Map<StructureElement, StructureElement>();
  /** The foot of the first page is read last. */
  readonly #last: StructureElement[] = [];

  constructor(ctx: PDFDocument) {
    this.#ctx = ctx;
    this.#root = ctx.struct('Document');
    ctx.addStructure(this.#root);
  }

  markedPages<P extends { children?: LaidOut[] }>(pages: readonly P[]): P[] {
    const marked = pages.map((page) => ({
      ...page,
      children: [
        mark(() => this.#ctx.markContent('Artifact')),
        ...(page.children ?? []).flatMap((node) => this.#marked(node, this.#root)),
        mark(() => this.#ctx.endMarkedContent()),
      ],
    }));
    this.#last.forEach((element) => this.#root.add(element));
    return marked;
  }

  #marked(node: LaidOut, parent: StructureElement): LaidOut[] {
    const { props = {}, type, lines, children } = node;
    const isRepeated = props.fixed === true && this.#elements.has(props.tagged ?? props);
    if (props.tagged?.tag === 'Artifact' || isRepeated) return [node];
    if (type === 'TEXT') return lines?.length ? this.#leaf(node, parent) : [node];
    if (type === 'IMAGE') return props.tagged === undefined ? [node] : this.#leaf(node, parent);
    if (children === undefined) return [node];
    const inside = this.#inside(props, parent);
    return [{ ...node, children: children.flatMap((child) => this.#marked(child, inside)) }];
  }

  #inside(props: NonNullable<LaidOut['props']>, parent: StructureElement): StructureElement {
    if (props.tagged !== undefined) return this.#element(props.tagged, parent);
    if (props.fixed !== true) return parent;
    const foot = this.#ctx.struct('Sect');
    this.#elements.set(props, foot);
    this.#last.push(foot);
    return foot;
  }

  #leaf(node: LaidOut, parent: StructureElement): LaidOut[] {
    const asked = node.props?.tagged ?? { tag: 'P' };
    const element = this.#element(asked, parent);
    const begin = () => {
      this.#ctx.endMarkedContent();
      element.add(this.#ctx.markStructureContent(asked.tag));
    };
    const end = () => {
      this.#ctx.endMarkedContent();
      this.#ctx.markContent('Artifact');
    };
    return [mark(begin), node, mark(end)];
  }

  #element(asked: Tagged, parent: StructureElement): StructureElement {
    const known = this.#elements.get(asked);
    if (known) return known;
    const { tag, alt } = asked;
    const made = this.#ctx.struct(tag, {
      ...(alt === undefined ? {} : { alt }),
      ...(tag === 'TH' ? { scope: 'Column' } : {}),
    });
    this.#elements.set(asked, made);
    const holder = HOLDERS[tag];
    (holder ? this.#holder(holder, parent) : parent).add(made);
    return made;
  }

  #holder(tag: 'Table' | 'L', parent: StructureElement): StructureElement {
    const known = this.#holders.get(parent);
    if (known) return known;
    const made = this.#ctx.struct(tag);
    this.#holders.set(parent, made);
    parent.add(made);
    return made;
  }
}

/** An invisible node, because the library has no other hook while it draws. */
const mark = (paint: () => void): LaidOut => ({
  type: 'CANVAS',
  style: {},
  box: BOX,
  children: [],
  props: { paint },
});
