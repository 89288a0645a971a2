/** Said before signing out, which deletes the drafts of forms. */
export function LostForms() {
  return (
    <p>
      Dejaste algún formulario a medias. Al cerrar sesión, lo escrito se borra de este dispositivo y no se
      puede recuperar.
    </p>
  );
}
