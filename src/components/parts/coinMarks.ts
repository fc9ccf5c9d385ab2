/** Coin marks on a 40 by 40 grid: lines, or a light and a dark half. */
export const coinMarks = {
  dollar: {
    line: 'M24.5 16c-.6-1.9-2.2-3-4.5-3-2.6 0-4.5 1.3-4.5 3.4 0 4.7 9.2 2.4 9.2 7.1 0 2.2-2 3.5-4.7 3.5-2.5 0-4.3-1.1-4.9-3.1M20 10v20',
  },
  ether: {
    dark: 'm20 7 8.5 13.4L20 25ZM20 33.5V27.8l8.5-4.6Z',
    light: 'M20 7v18l-8.5-4.6ZM20 33.5V27.8l-8.5-4.6Z',
  },
  euro: { line: 'M26.5 14.2a8 8 0 1 0 0 11.6M11 18.2h9.5M11 21.8h8.5' },
  gold: {
    dark: 'M13 20h14l3 8H10Z',
    light: 'M16 14h8l3 6H13Z',
  },
  sol: {
    dark: 'M11.5 17.75h13.75l3.25 4.5H14.75Z',
    light: 'M14.75 11h13.75l-3.25 4.5H11.5ZM14.75 24.5h13.75L25.25 29H11.5Z',
  },
} as const
