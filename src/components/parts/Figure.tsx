'use client'
import { Fragment } from 'react'
import { useLanguage } from '../../modal/language/useLanguage.js'

/** A number with grouped digits that wraps only between groups. */
export function Figure({ children }: { children: string }) {
  const group = useLanguage().toFigure?.(',') ?? ','
  const texts = children.split(group)
  return texts.map((text, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: groups never move
    <Fragment key={index}>
      {index > 0 && <wbr />}
      <span translate="no">
        {index < texts.length - 1 ? `${text}${group}` : text}
      </span>
    </Fragment>
  ))
}
