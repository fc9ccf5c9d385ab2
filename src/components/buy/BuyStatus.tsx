import type { ReactNode } from 'react'
import { classNames } from '../parts/classNames.js'
import { Icon } from '../parts/Icon.js'
import { IconTile } from '../parts/IconTile.js'
import type { IconName } from '../parts/icons.js'
import { Ring } from '../parts/Ring.js'

/** How a purchase stands, in a sign and two sentences. */
export function BuyStatus(props: BuyStatus.Props) {
  const { badge, children, icon, isGood, isPending, title } = props
  return (
    <div className="lk-status">
      <span className="lk-wallet-ring">
        <IconTile isLarge name={icon} />
        {isPending && <Ring />}
        {badge && (
          <span className={classNames('lk-badge', isGood && 'lk-good')}>
            <Icon name={badge} />
          </span>
        )}
      </span>
      <div key={title} role="status">
        <p className="lk-status-title">{title}</p>
        <div className="lk-status-text">{children}</div>
      </div>
    </div>
  )
}

export declare namespace BuyStatus {
  type Props = {
    badge?: IconName | undefined
    children: ReactNode
    icon: IconName
    isGood?: boolean | undefined
    isPending?: boolean | undefined
    title: string
  }
}
