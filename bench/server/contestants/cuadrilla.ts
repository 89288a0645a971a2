import { leaveBodiesUnread } from '../../../functions/src/http/limits/unread-body.ts';
import { serve } from '../serve.ts';
import { answer } from './cuadrilla-server.ts';

leaveBodiesUnread();
serve((request, response) => void answer(request, response));
