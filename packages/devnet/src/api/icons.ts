const icons: Record<string, { colour: string; glyph: string }> = {
  eth: { colour: '#5b6ee1', glyph: 'M20 9l8 12-8 5-8-5zM20 29l8-5-8 9-8-9z' },
  gold: { colour: '#c9952c', glyph: 'M12 26l3-10h10l3 10zM9 30h22' },
  shrs: { colour: '#3f6fb0', glyph: 'M11 28l6-7 5 4 8-12M24 13h6v6' },
  silv: { colour: '#8b94a3', glyph: 'M12 26l3-10h10l3 10zM9 30h22' },
  sol: {
    colour: '#7a4fd0',
    glyph: 'M13 27h11l3-4H16zM27 13H16l-3 4h11zM13 22h11l3-4',
  },
  usdl: {
    colour: '#2f8f5b',
    glyph: 'M25 14c-8-4-13 4-5 6s3 10-6 6M20 9v4M20 27v4',
  },
  usdn: { colour: '#1f8a8a', glyph: 'M12 12h16M20 12v19M13 19h14' },
  weth: { colour: '#8a5be1', glyph: 'M20 9l8 12-8 5-8-5zM20 29l8-5-8 9-8-9z' },
}

/** Address of a token's icon at the API server. */
export function toIconUrl(apiUrl: string, symbol: string): string {
  return `${apiUrl}/icons/${symbol.toLowerCase()}.svg`
}

/** A token's icon as SVG text, `undefined` when there is none. */
export function getIcon(name: string): string | undefined {
  const icon = Object.hasOwn(icons, name) ? icons[name] : undefined
  if (!icon) return undefined
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">',
    `<circle cx="20" cy="20" r="20" fill="${icon.colour}"/>`,
    `<path d="${icon.glyph}" fill="none" stroke="#fff" stroke-width="2"`,
    ' stroke-linecap="round" stroke-linejoin="round"/></svg>',
  ].join('')
}
