import { Icon } from '../parts/Icon.js'
import type { IconName } from '../parts/icons.js'

/** Short introduction in up to three points. */
export function Guide({ icons, items }: Guide.Props) {
  return (
    <div className="lk-guide">
      {items.map(({ text, title }, index) => (
        <section className="lk-guide-item" key={title}>
          <span aria-hidden="true" className="lk-guide-tile">
            <Icon name={icons[index] ?? 'check'} />
          </span>
          <div>
            <h3 className="lk-guide-title">{title}</h3>
            <p className="lk-guide-text">{text}</p>
          </div>
        </section>
      ))}
    </div>
  )
}

export declare namespace Guide {
  type Props = {
    icons: readonly IconName[]
    items: readonly { text: string; title: string }[]
  }
}
