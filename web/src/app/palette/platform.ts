const isApple = /Mac OS|iPhone|iPad/.test(navigator.userAgent);

export const MOD = isApple ? '⌘' : 'Ctrl';
