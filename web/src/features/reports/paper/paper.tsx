import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { pngUrl } from '#shared/png-url.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { ConsentPart, PhotosPart, type OnSettled } from './files.tsx';
import { LinesPart } from './lines.tsx';
import { usePageRules } from './use-page-rules.ts';
import classes from './paper.module.css';
import { Section } from './section.tsx';

type Part<K extends keyof Sheet> = Pick<Sheet, K>;

function Head({ company, title, code, origin }: Part<'company' | 'title' | 'code' | 'origin'>) {
  return (
    <header className={classes['head']}>
      <div className={classes['company']}>
        {company.logo !== null && <img src={pngUrl(company.logo)} alt="" />}
        <div>
          <strong>{company.name}</strong>
          {company.details.map((line, at) => (
            <span key={at}>{line}</span>
          ))}
        </div>
      </div>
      <div className={classes['names']}>
        <h2>{title}</h2>
        <b>{code}</b>
        {origin.map((line, at) => (
          <span key={at}>{line}</span>
        ))}
      </div>
    </header>
  );
}

function Facts({ facts }: Part<'facts'>) {
  return (
    <dl className={classes['facts']}>
      {facts.map(({ label, name, details }, fact) => (
        <div key={fact}>
          <dt>{label}</dt>
          <dd>
            <strong>{name}</strong>
            {details.map((detail, at) => (
              <span key={at}>{detail}</span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Checklist({ checklist }: Part<'checklist'>) {
  if (checklist.length === 0) return null;
  return (
    <Section title="Lista de comprobación">
      <ul className={classes['checks']}>
        {checklist.map(({ id, text, answer }) => {
          const Icon = answer === null ? IconCircle : IconCircleCheckFilled;
          return (
            <li key={id}>
              <Icon size={18} stroke={1.75} aria-hidden="true" />
              <span>{text}</span>
              <strong>{answer ?? 'Sin respuesta'}</strong>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

function Closing({ warranty, notInvoice, fingerprint, issued }: Sheet) {
  return (
    <>
      <p className={classes['notice']}>
        {warranty !== null && (
          <>
            <strong>{warranty.title}:</strong> {warranty.text}{' '}
          </>
        )}
        {notInvoice}
      </p>
      <footer className={classes['foot']}>
        <div>
          {fingerprint.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </div>
        <div>{issued}</div>
      </footer>
    </>
  );
}

export function Paper({ sheet, onSettled }: { sheet: Sheet; onSettled: OnSettled }) {
  const { name, facts, notes, checklist, lines, totals, photos, consent } = sheet;
  const hasFew = photos.length <= 3;
  usePageRules(name);
  return (
    <article className={classes['paper']} aria-label={name} data-paper>
      <Head {...sheet} />
      <Facts facts={facts} />
      <div className={classes['pair']}>
        {notes.map(({ title, text }) => (
          <Section key={title} title={title}>
            <p className={classes['text']}>{text}</p>
          </Section>
        ))}
      </div>
      <Checklist checklist={checklist} />
      <LinesPart lines={lines} totals={totals} />
      {(photos.length > 0 || consent !== null) && (
        <div className={hasFew ? classes['pair'] : undefined}>
          <PhotosPart photos={photos} onSettled={onSettled} />
          <ConsentPart consent={consent} onSettled={onSettled} />
        </div>
      )}
      <Closing {...sheet} />
    </article>
  );
}
