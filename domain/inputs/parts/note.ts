import * as z from 'zod/mini';
import { note } from './checks.ts';
import { oneKindOfNewLine, trimmed } from './fields.ts';

export const noteSchema = () => z.object({ text: z.pipe(trimmed(note), z.transform(oneKindOfNewLine)) });

export type NewNote = z.output<ReturnType<typeof noteSchema>>;
