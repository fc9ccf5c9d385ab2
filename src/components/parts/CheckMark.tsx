import { Icon } from './Icon.js'

/** A check icon, with a label for screen readers. */
export function CheckMark({ label }: { label: string }) {
  return (
    <>
      <span className="lk-hidden">{label}</span>
      <Icon name="check" />
    </>
  )
}
