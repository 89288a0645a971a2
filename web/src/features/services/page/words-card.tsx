import { Card } from '#shared/detail/card.tsx';
import classes from './detail.module.css';
import type { Service } from './service.ts';

export function WordsCard({ service: { description, instructions, resolution } }: { service: Service }) {
  const texts = [
    { title: 'Lo que dice el cliente', text: description },
    { title: 'Instrucciones', text: instructions },
    { title: 'Lo que se hizo', text: resolution },
  ].filter(({ text }) => text !== null);
  if (texts.length === 0) return null;
  return (
    <Card title="Descripción">
      <div className={classes['words']}>
        {texts.map(({ title, text }) => (
          <div key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        ))}
      </div>
    </Card>
  );
}
