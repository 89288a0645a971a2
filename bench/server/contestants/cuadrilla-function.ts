import { onRequest } from 'firebase-functions/v2/https';
import { leaveBodiesUnread } from '../../../functions/src/http/limits/unread-body.ts';
import { reportUsage } from '../serve.ts';
import { answer } from './cuadrilla-server.ts';

leaveBodiesUnread();
reportUsage();
export const graphql = onRequest(answer);
