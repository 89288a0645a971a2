import { createYoga } from 'graphql-yoga';
import { schema } from '../schema.ts';
import { serve } from '../serve.ts';

const yoga = createYoga({ schema, logging: false });

serve((request, response) => void yoga(request, response));
