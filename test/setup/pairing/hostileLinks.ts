const schemes = [
  ...['javascript', 'JavaScript', 'data', 'blob', 'file', 'filesystem'],
  ...['vbscript', 'intent', 'about', 'view-source', 'chrome'],
  ...['chrome-extension', 'chrome-untrusted', 'ftp', 'sftp', 'ftps', 'ws'],
  ...['wss', 'mailto', 'tel', 'sms', 'facetime', 'facetime-audio', 'ssh'],
  ...['telnet', 'smb', 'ldap', 'ldaps', 'jar', 'resource', 'shell'],
  ...['itms-services', 'itms-apps', 'market', 'android-app', 'ms-msdt'],
  ...['ms-officecmd', 'ms-settings', 'search-ms', 'moz-extension', 'edge'],
  ...['safari-web-extension', 'shortcuts', 'prefs', 'app-prefs'],
  ...['x-apple.systempreferences', 'x-web-search'],
]

/** Suffixes that conflict with a single host, path or parameter. */
const parts = [
  ...['?', '?x=', '?x=1', '?uri=wc:other', '#', '#x', '#/', '/?', '/#'],
  ...['/?x=', '/?x=1&uri=', '/#/wc', '/wc?uri=', '/wc?uri=wc%3Aother%402'],
  ...['/%', '/%2f', '/%2e%2e', '/%00', '/%0d%0aX-Y:1', '/%3furi=', '/%23'],
  ...['/..', '/../', '/a/../b', '/./', '/.', '//', '//evil.example', '///'],
  ...['\\', '/\\evil.example', '\\@evil.example', '/a\\b', '/a b', '/ '],
  ...['/a\nb', '/a\rb', '/a\tb', '/a\0b', '/\u0001', '/\u007f', '/\u202ea'],
  ...['/\u200b', '/\ufeff', '/\u2028', '/é', '/日本', '/\ud800', '/😀'],
  ...['/;x', '/a;b=c', '/a&uri=x', '/a=b', '/"', "/'", '/<x>', '/|', '/^'],
  ...['/`', '/{x}', '/[x]', '/a@b', '/a:b', '/a,b', '/$x', '/!', '/*'],
  ...['@evil.example', ':x@evil.example', ':443@evil.example/', ':x', ':'],
  ...[':123456', ' ', '\n', '\t'],
]

/** Hosts that are parsed differently than they look. */
const hosts = [
  ...['', '/', '@', '.', '..', ':', '?', '#', '\\', ' ', '%'],
  ...['good.example@evil.example', 'good:pass@evil.example', '@evil.example'],
  ...['user@good.example', ':pass@good.example', 'good.example:@evil.example'],
  ...['good.example\\@evil.example', 'good.example\\.evil.example'],
  ...['good.example%40evil.example', 'good.example%2fevil.example', '%67ood'],
  ...['good.example%00.evil.example', 'good.example\0.evil.example'],
  ...['good.example\n.evil.example', 'good\t.example', 'good .example'],
  ...['gооd.example', 'gøød.example', '例え.example', 'good。example', 'ⓖood'],
  ...['good\u200b.example', 'good\u00ad.example', 'good.example\u202e'],
  ...['faß.example', 'ｅvil.example', 'good.example／evil', '\u212a.example'],
  ...['0x7f.1', '127.1', '2130706433', '0177.0.0.1', '0x7f000001', '1.2.3'],
  ...['256.1.1.1', '[::1]', '[::ffff:127.0.0.1]', '[', ']', '<x>', 'a|b'],
  ...['good.example:0x50', 'good.example:99999', 'good.example:-1', 'a^b'],
  ...[
    'good.example:443',
    'good..example',
    '_',
    'good.example.',
    'xn--',
    'xn--a',
    "a'b",
    'a"b',
  ],
]

/** App URLs that no user may be sent to, each for its own reason. */
export const hostileLinks: readonly unknown[] = [
  ...schemes.flatMap((scheme) => [`${scheme}://`, `${scheme}://a.example/`]),
  ...['javascript:alert(1)', 'javascript:', 'javascript', 'JAVASCRIPT:/'],
  ...['java\nscript://x', 'java\tscript:alert(1)', ' javascript:alert(1)'],
  ...['\u0001javascript:alert(1)', 'javascript://%0aalert(1)', 'data:,x'],
  ...['data:text/html,<script>1</script>', 'blob:https://a.example/1'],
  ...['intent://x#Intent;scheme=x;package=y;end', 'intent:x', 'file:///etc'],
  ...['view-source:https://a.example', 'about:blank', 'java:script', 'a:b'],
  ...['wallet:open', 'wallet:/open', 'wallet//open', 'wallet:?x', 'wallet:#'],
  ...['//evil.example', '/evil.example', '///', '/', ':', '://', '://x', '?'],
  ...['', ' ', '#', '.', '..', '\\\\evil.example', 'w', 'w://', '1wallet://'],
  ...['-a://', '.a://', 'wal let://', 'wal_let://', 'wállet://', 'wallet ://'],
  ...[' wallet://', 'wallet:// ', 'wallet:\\\\', 'wallet://\\', 'wallet%3a//'],
  ...['http://a.example', 'http://a.example/', 'HTTP://evil.example/app'],
  ...['http://localhost.evil.example', 'http://127.0.0.1.evil.example'],
  ...['http://localhost@evil.example', 'http://0.0.0.0', 'http://10.0.0.1'],
  ...['http', 'https', 'https:', 'https:/', 'https:a.example', 'https:/a.x'],
  ...['wallet:///app', 'wallet:////evil.example', 'wallet:///evil.example/'],
  ...['wallet://:1', 'wallet://:1/app', 'wallet://app:99999/'],
  ...['wc?uri=', 'trust://wc?uri=', 'trust://wc?uri=wc%3A1%402&uri='],
  ...hosts.map((host) => `https://${host}`),
  ...parts.map((part) => `https://good.example${part}`),
  ...parts
    .filter((part) => !/^:?$/.test(part))
    .map((part) => `wallet://app${part}`),
  ...[`https://${'a'.repeat(3_000)}.example`, `wallet://${'a'.repeat(3_000)}`],
  ...[`${'a'.repeat(40)}://`, `https://a.example/${'b'.repeat(2_100)}`],
  ...[null, undefined, 7, {}, [], true, ['metamask://']],
]
