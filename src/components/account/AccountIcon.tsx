import { pinArt } from '../parts/pinArt.js'

/** Same format as `icons`, but outside the first screen's bundle. */
const accountIcons = {
  gear: 'M10 7.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5ZM10 2.75v2m0 10.5v2m7.25-7.25h-2M4.75 10h-2m12.38-5.13-1.42 1.42M6.29 13.71l-1.42 1.42m10.26 0-1.42-1.42M6.29 6.29 4.87 4.87',
  plus: 'M10 4v12m-6-6h12',
  key: 'M7 8.5a4 4 0 1 0 0 8 4 4 0 0 0 0-8Zm2.8 1.2L16 3.5m-3.25 3.25L15.5 9.5',
  device: 'M4.5 4.5h11v8h-11v-8Zm-2 11h15',
  person:
    'M10 3a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM3.5 17c.6-3 3.1-4.75 6.5-4.75s5.9 1.75 6.5 4.75',
  tag: 'M3.5 9.6V5a1.5 1.5 0 0 1 1.5-1.5h4.6a1.5 1.5 0 0 1 1.06.44l5.4 5.4a1.5 1.5 0 0 1 0 2.12l-4.6 4.6a1.5 1.5 0 0 1-2.12 0l-5.4-5.4a1.5 1.5 0 0 1-.44-1.06ZM7 7h.01',
} as const

type AccountIconName = keyof typeof accountIcons

/** Account-only variant of `Icon`. */
export function AccountIcon({ name }: { name: AccountIconName }) {
  return (
    <svg
      aria-hidden="true"
      className="lk-icon"
      ref={(svg) => pinArt(svg)}
      height="20"
      viewBox="0 0 20 20"
      width="20"
    >
      <path d={accountIcons[name]} />
    </svg>
  )
}
