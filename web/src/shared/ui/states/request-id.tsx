import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './state.module.css';

export function RequestId({ id }: { id: string }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(id);
    setCopied(true);
  };
  return (
    <div className={classes['request']}>
      <span>Identificador</span>
      <code>{id}</code>
      <button
        type="button"
        className={classes['copy']}
        aria-label={copied ? 'Identificador copiado' : 'Copiar identificador'}
        onClick={() => void copy().catch(() => setCopied(false))}
      >
        {copied ? <IconCheck size={15} /> : <IconCopy size={15} />}
      </button>
    </div>
  );
}
