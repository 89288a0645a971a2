import { getOperationAST, OperationTypeNode, type ExecutionArgs } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { within, type Deadlines } from '../../deadlines.ts';

type Execute = (args: ExecutionArgs) => unknown;

/** Answers BUSY when the database does not respond in time. */
export function useDeadlines(deadlines: Deadlines): Plugin {
  return {
    onExecute({ executeFn, setExecuteFn }) {
      const execute = executeFn as Execute;
      setExecuteFn(async (args: ExecutionArgs) => {
        const operation = getOperationAST(args.document, args.operationName)?.operation;
        const ms = operation === OperationTypeNode.MUTATION ? deadlines.act : deadlines.read;
        return within(ms, Promise.resolve(execute(args)));
      });
    },
  };
}
