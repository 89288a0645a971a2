import { IconPhoto, IconTrash, IconUpload } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useAct } from '#records/save/use-act.ts';
import { Card } from '#shared/detail/card.tsx';
import { changedMeanwhileWords } from '#shared/form/conflict/change-words.ts';
import { refused } from '#shared/form/outcome.ts';
import { pngUrl } from '#shared/png-url.ts';
import { Banner } from '#shared/ui/states/banner.tsx';
import { Button } from '#shared/ui/button.tsx';
import type { LogoCard_LogoFragment } from './company-page.generated.ts';
import classes from './logo-card.module.css';
import { LogoProblem, prepareLogo } from './prepare-logo.ts';
import { SetCompanyLogoDocument } from './set-company-logo.generated.ts';

const ICON = { size: 16, stroke: 1.75 } as const;

function useSetLogo(logo: LogoCard_LogoFragment, onSaved: () => void) {
  return useAct(SetCompanyLogoDocument, {
    input: (png: string | null) => ({ version: logo.version, png }),
    settle: (result) => {
      if (result.__typename === 'ValidationError') return refused(result.fields[0] ?? result);
      if (result.__typename !== 'ConflictError') return undefined;
      onSaved();
      return refused({
        message: `${changedMeanwhileWords(result.change, 'cambiado el logotipo')}. Este es el de ahora`,
      });
    },
    success: 'Logotipo guardado',
    onDone: onSaved,
  });
}

export function LogoCard({ logo, onSaved }: { logo: LogoCard_LogoFragment; onSaved: () => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const save = useSetLogo(logo, onSaved);
  const choose = async (file: File) => {
    setProblem(null);
    try {
      save.run(await prepareLogo(file));
    } catch (error) {
      if (!(error instanceof LogoProblem)) throw error;
      setProblem(error.message);
    }
  };
  return (
    <Card title="Logotipo">
      <div className={classes['logo']}>
        <div className={classes['paper']}>
          {logo.png === null ? (
            <IconPhoto size={28} stroke={1.5} aria-hidden="true" />
          ) : (
            <img src={pngUrl(logo.png)} alt="Logotipo de la empresa" />
          )}
        </div>
        <div className={classes['words']}>
          <p>
            Aparece en la cabecera de los partes de trabajo. PNG o JPEG, mejor con fondo transparente; se
            ajusta a 720 × 216 píxeles y tiene que distinguirse sobre papel blanco.
          </p>
          {problem !== null && <Banner kind="error">{problem}</Banner>}
          <div className={classes['acts']}>
            <Button
              title={logo.png === null ? 'Elegir logotipo' : 'Cambiar logotipo'}
              icon={<IconUpload {...ICON} />}
              busy={save.isBusy}
              onClick={() => input.current?.click()}
            />
            {logo.png !== null && (
              <Button
                type="secondary"
                title="Quitar logotipo"
                icon={<IconTrash {...ICON} />}
                disabled={save.isBusy}
                onClick={() => save.run(null)}
              />
            )}
          </div>
          <input
            ref={input}
            type="file"
            hidden
            accept="image/png,image/jpeg"
            aria-label="Archivo del logotipo"
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              if (file) void choose(file);
              // The same file may be chosen again.
              currentTarget.value = '';
            }}
          />
        </div>
      </div>
    </Card>
  );
}
