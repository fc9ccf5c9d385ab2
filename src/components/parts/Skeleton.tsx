import { classNames } from './classNames.js'

/** Placeholder of loading content, in its final size. */
export function Skeleton({ shape = 'text' }: Skeleton.Props) {
  return (
    <span
      aria-hidden="true"
      className={classNames('lk-skeleton', 'lk-anim', `lk-skeleton-${shape}`)}
    />
  )
}

export declare namespace Skeleton {
  type Props = {
    shape?: 'text' | 'row' | 'control' | 'amount' | 'tile' | undefined
  }
}
