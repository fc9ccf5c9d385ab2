/** Replaces an empty list. */
export function NothingYet({ text, title }: NothingYet.Props) {
  return (
    <div className="lk-empty" role="status">
      <p className="lk-empty-title">{title}</p>
      <p className="lk-empty-text">{text}</p>
    </div>
  )
}

export declare namespace NothingYet {
  type Props = { text: string; title: string }
}
