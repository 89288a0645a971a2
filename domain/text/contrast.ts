function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** WCAG 2's ratio, 1 to 21; channels are 0 to 255. */
export function contrastWithWhite(red: number, green: number, blue: number): number {
  const luminance = 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  return 1.05 / (luminance + 0.05);
}
