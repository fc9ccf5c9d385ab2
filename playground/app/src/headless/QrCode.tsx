import { encodeQR } from 'qr'

/** Dark squares on white, whatever the page's colours: cameras want that. */
export function QrCode({ text }: { text: string }) {
  const rows = encodeQR(text, 'raw', { border: 2 })
  const squares = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  )
  return (
    <svg
      aria-label="QR code"
      className="qr"
      role="img"
      viewBox={`0 0 ${rows.length} ${rows.length}`}
    >
      <path d={squares.join('')} />
    </svg>
  )
}
