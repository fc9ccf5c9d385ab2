/** Separate from the icon set, because buttons need it before any click. */
export const warningPath =
  'M10 7.5v3.25m0 2.75v.01M8.7 3.5 2.6 14a1.5 1.5 0 0 0 1.3 2.25h12.2A1.5 1.5 0 0 0 17.4 14L11.3 3.5a1.5 1.5 0 0 0-2.6 0Z'
