import { closePath } from './closePath.js'
import { warningPath } from './warningPath.js'

/** Icon set as path `d` values, on a 20 by 20 grid with a stroke of 1.75. */
export const icons = {
  arrowDown: 'M10 4v12m-5-5 5 5 5-5',
  arrowRight: 'M4 10h12m-5-5 5 5-5 5',
  arrowUpRight: 'm6 14 8-8m-6.5 0H14v6.5',
  back: 'm12 4.5-5.5 5.5 5.5 5.5',
  check: 'm4.5 10.5 3.75 3.75 7.25-8.5',
  chevron: 'm8 5 5 5-5 5',
  close: closePath,
  copy: 'M8.5 7h6A1.5 1.5 0 0 1 16 8.5v6a1.5 1.5 0 0 1-1.5 1.5h-6A1.5 1.5 0 0 1 7 14.5v-6A1.5 1.5 0 0 1 8.5 7ZM13 7V5.5A1.5 1.5 0 0 0 11.5 4h-6A1.5 1.5 0 0 0 4 5.5v6A1.5 1.5 0 0 0 5.5 13H7',
  device:
    'M7 2.75h6a1.5 1.5 0 0 1 1.5 1.5v11.5a1.5 1.5 0 0 1-1.5 1.5H7a1.5 1.5 0 0 1-1.5-1.5V4.25A1.5 1.5 0 0 1 7 2.75Zm2.25 11.75h1.5',
  disconnect:
    'M8 3.5H5.5A1.5 1.5 0 0 0 4 5v10a1.5 1.5 0 0 0 1.5 1.5H8M8.5 10H17m-3.25-3.5L17 10l-3.25 3.5',
  down: 'm5 8 5 5 5-5',
  email:
    'M4.5 4.75h11A1.5 1.5 0 0 1 17 6.25v7.5a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 3 13.75v-7.5a1.5 1.5 0 0 1 1.5-1.5ZM3.5 6.5l6.5 4.75 6.5-4.75',
  external:
    'M8.5 5H5.5A1.5 1.5 0 0 0 4 6.5v8A1.5 1.5 0 0 0 5.5 16h8a1.5 1.5 0 0 0 1.5-1.5v-3M11.5 4H16v4.5M16 4l-6.5 6.5',
  network:
    'M10 2.75a7.25 7.25 0 1 0 0 14.5 7.25 7.25 0 0 0 0-14.5ZM3 10h14M10 2.75c4 4.25 4 10.25 0 14.5-4-4.25-4-10.25 0-14.5Z',
  more: 'M4.5 10h.01M10 10h.01M15.5 10h.01',
  send: 'M10 16V4M5 9l5-5 5 5',
  switch: 'M6.5 16V4M3.5 7l3-3 3 3M13.5 4v12m-3-3 3 3 3-3',
  shield:
    'M10 2.75 4 5v4.5c0 3.75 2.5 6.5 6 7.75 3.5-1.25 6-4 6-7.75V5l-6-2.25ZM7.25 10l2 2 3.5-4',
  wallet:
    'M15 6.5V5a1.5 1.5 0 0 0-1.5-1.5h-9a1.5 1.5 0 0 0 0 3H15A1.5 1.5 0 0 1 16.5 8v7a1.5 1.5 0 0 1-1.5 1.5H5A2 2 0 0 1 3 14.5V5m10.25 6.5h.01',
  warning: warningPath,
} as const

export type IconName = keyof typeof icons
