import type { useStatus } from './useStatus.js'

export function Services({ services }: Services.Props) {
  return (
    <section className="card" aria-labelledby="services-title">
      <h2 id="services-title">Running here</h2>
      <ul className="services">
        {services.map(({ id, isUp, name, note, url }) => (
          <li key={id} data-up={isUp}>
            <span className="name">
              {id === 'mailbox' || id === 'walletPage' ? (
                <a href={url} target="_blank" rel="noreferrer">
                  {name}
                </a>
              ) : (
                name
              )}
            </span>
            <span className="state">{isUp ? 'Up' : 'Down'}</span>
            <span className="note">
              {toHost(url)}
              <br />
              {note}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

export declare namespace Services {
  type Props = Pick<ReturnType<typeof useStatus>, 'services'>
}

const toHost = (url: string) => url.replace(/^(?:http|ws)s?:\/\//, '')
