import { useGraphQlJit } from '@envelop/graphql-jit';
import { createYoga } from 'graphql-yoga';
import { schema } from '../schema.ts';
import { serve } from '../serve.ts';

const yoga = createYoga({ schema, logging: false, plugins: [useGraphQlJit()] });

serve((request, response) => void yoga(request, response));
