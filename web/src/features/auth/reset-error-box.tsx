import { Link } from 'react-router-dom';
import { PATHS } from '#shared/paths.ts';
import { Banner } from '#shared/ui/states/banner.tsx';
import type { ResetError } from './reset-errors.ts';

export function ResetErrorBox({ error: { message, detail, askAgain } }: { error: ResetError }) {
  return (
    <Banner kind="error" detail={detail}>
      <span>{message}</span>
      {askAgain && (
        <div>
          <Link to={PATHS.lostPassword}>Pedir otro correo</Link>
        </div>
      )}
    </Banner>
  );
}
