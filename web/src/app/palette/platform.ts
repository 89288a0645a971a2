/** On Apple's keyboards the command key does what Ctrl does elsewhere. */
const isApple = /Mac OS|iPhone|iPad/.test(navigator.userAgent);

/** The key of shortcuts, as it is written on this keyboard. */
export const MOD = isApple ? '⌘' : 'Ctrl';
