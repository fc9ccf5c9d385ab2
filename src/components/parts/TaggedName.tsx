/** A name with a tag. A long name never hides the tag. */
export function TaggedName({ name, tag }: TaggedName.Props) {
  if (!tag) return <bdi translate="no">{name}</bdi>
  return (
    <span className="lk-tagged">
      <bdi className="lk-tagged-name" translate="no">
        {name}
      </bdi>
      <span className="lk-tag">{` ${tag}`}</span>
    </span>
  )
}

export declare namespace TaggedName {
  type Props = { name: string; tag: string | undefined }
}
