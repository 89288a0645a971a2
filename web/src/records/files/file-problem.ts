/** Why a chosen file cannot be taken, in words for the person who chose it. */
export class FileProblem extends Error {
  override name = 'FileProblem';
}
