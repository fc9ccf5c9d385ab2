import { Icon } from './Icon.js'

/** A check for who sees it, a word for who hears it. */
export function CheckMark({ label }: { label: string }) {
  return (
    <>
      <span className="lk-hidden">{label}</span>
      <Icon name="check" />
    </>
  )
}
