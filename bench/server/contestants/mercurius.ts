import Fastify from 'fastify';
import mercurius from 'mercurius';
import { schema } from '../schema.ts';
import { reportPort } from '../serve.ts';

const app = Fastify();
await app.register(mercurius, { schema, jit: 1 });
reportPort(Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port));
