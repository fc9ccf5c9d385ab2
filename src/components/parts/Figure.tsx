'use client'
import { Fragment } from 'react'

/** A grouped figure; where it has to wrap it does so between its groups. */
export function Figure({ children }: { children: string }) {
  return children.split(',').map((group, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: groups never move
    <Fragment key={index}>
      {index > 0 && (
        <>
          ,<wbr />
        </>
      )}
      {group}
    </Fragment>
  ))
}
