import { execute, parse, validate } from 'graphql';
import { text } from 'node:stream/consumers';
import { operation } from '../question.ts';
import { schema } from '../schema.ts';
import { serve } from '../serve.ts';

const document = parse(operation.text);
if (validate(schema, document).length > 0) throw new Error('The operation is not valid');

serve((request, response) => {
  void (async () => {
    const { variables } = JSON.parse(await text(request)) as { variables: Record<string, unknown> };
    const result = await execute({ schema, document, variableValues: variables });
    response.setHeader('Content-Type', 'application/json; charset=utf-8');
    response.end(JSON.stringify(result));
  })();
});
