import type { DocumentNode } from 'graphql';

export declare function operationText(document: DocumentNode): { name: string; text: string; hash: string };
