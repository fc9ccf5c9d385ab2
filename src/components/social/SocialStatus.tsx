import type { ReactNode } from 'react'
import { ViewFrame } from '../dialog/ViewFrame.js'
import { classNames } from '../parts/classNames.js'
import { Icon } from '../parts/Icon.js'
import { Ring } from '../parts/Ring.js'
import { SocialTile } from './SocialTile.js'

/** Status of a social login, with the provider and the next action. */
export function SocialStatus(props: SocialStatus.Props) {
  const { footer, isBusy, problem, provider, text, title } = props
  return (
    <ViewFrame footer={footer}>
      <div className="lk-status">
        <span className="lk-wallet-ring">
          <SocialTile isLarge provider={provider} />
          {isBusy && <Ring />}
          {problem && (
            <span
              className={classNames(
                'lk-badge',
                problem !== 'pause' && 'lk-bad',
              )}
            >
              <Icon name={problem === 'cancelled' ? 'close' : 'warning'} />
            </span>
          )}
        </span>
        <div key={title} role={problem ? 'alert' : 'status'}>
          <p className="lk-status-title">{title}</p>
          <p className="lk-status-text">{text}</p>
        </div>
      </div>
    </ViewFrame>
  )
}

export declare namespace SocialStatus {
  type Props = {
    footer: ReactNode
    isBusy: boolean
    /** `pause`: waiting for the user to act. */
    problem?: 'cancelled' | 'failed' | 'pause' | undefined
    provider: SocialTile.Props['provider']
    text: ReactNode
    title: string
  }
}
