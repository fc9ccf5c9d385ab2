import { classNames } from './classNames.js'

/** Holds the place of what is being loaded, in its size. */
export function Skeleton({ shape = 'text' }: Skeleton.Props) {
  return (
    <span
      aria-hidden="true"
      className={classNames('lk-skeleton', 'lk-anim', `lk-skeleton-${shape}`)}
    />
  )
}

export declare namespace Skeleton {
  type Props = { shape?: 'text' | 'row' | 'amount' | 'tile' | undefined }
}
