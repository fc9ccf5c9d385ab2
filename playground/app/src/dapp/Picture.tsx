const actions = [
  ['Buy', 'M12 5v14M5 12h14'],
  ['Swap', 'M5 9h13l-3.5-3.5M19 15H6l3.5 3.5'],
  ['Receive', 'M12 5v13M6.5 12.5 12 18l5.5-5.5'],
  ['Send', 'M12 19V6M6.5 11.5 12 6l5.5 5.5'],
] as const

const tokens = [
  ['Ether', '10 ETH', '$25,000.00', 'E'],
  ['Gold', '50 XAU', '$2,000.00', 'G'],
  ['Dollar', '1,000 USD', '$1,000.00', '$'],
] as const

/** What one gets, drawn with the page's own means, in its theme and colour. */
export function Picture() {
  return (
    <div aria-hidden="true" className="picture">
      <span className="face" />
      <span className="who">ada.reown.id</span>
      <span className="total">$28,000.00</span>
      <div className="acts">
        {actions.map(([name, path]) => (
          <span className="act" key={name}>
            <span className="round">
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d={path} />
              </svg>
            </span>
            {name}
          </span>
        ))}
      </div>
      {tokens.map(([name, amount, worth, mark]) => (
        <div className="token" key={name}>
          <span className="coin">{mark}</span>
          <span>
            <span className="token-name">{name}</span>
            <span className="amount">{amount}</span>
          </span>
          <span className="worth">{worth}</span>
        </div>
      ))}
    </div>
  )
}
