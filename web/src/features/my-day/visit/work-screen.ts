import { useEffect } from 'react';

/**
 * On a phone a visit has the whole screen: the way back in place of the mark, and its own verbs in place of the menu. Clock and
 * menu are the frame's, so the frame is told.
 */
export function useWorkScreen(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset['screen'] = 'work';
    return () => {
      delete dataset['screen'];
    };
  }, []);
}
