/** `Su NIF` inside a sentence is `su NIF`; an acronym at the beginning stays. */
export const lowerFirst = (text: string): string =>
  /^\p{Lu}{2}/u.test(text) ? text : `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
