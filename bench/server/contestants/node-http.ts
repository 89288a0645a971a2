import { execute, parse } from 'graphql';
import { text } from 'node:stream/consumers';
import { operation, variables } from '../question.ts';
import { schema } from '../schema.ts';
import { serve } from '../serve.ts';

/** The lower bound: only serialises a prepared answer. */
const answer = await execute({ schema, document: parse(operation.text), variableValues: variables });

serve((request, response) => {
  void (async () => {
    JSON.parse(await text(request));
    response.setHeader('Content-Type', 'application/json; charset=utf-8');
    response.end(JSON.stringify(answer));
  })();
});
