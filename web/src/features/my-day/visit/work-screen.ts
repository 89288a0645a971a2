import { useEffect } from 'react';

/** On a phone the frame hides its clock and menu while a visit is open. */
export function useWorkScreen(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset['screen'] = 'work';
    return () => {
      delete dataset['screen'];
    };
  }, []);
}
