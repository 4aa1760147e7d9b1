// Which layout a path wears, to the letter of the specification's section 2; the desk, which is not part of it, wears its own.

export type LayoutName = 'default' | 'profile' | 'provider' | 'provider-landing' | 'landing' | 'desk'

/** `null`: the page stands alone. */
export function chooseLayout(path: string): LayoutName | null {
  if (path === '/auth/confirm-email' || path === '/health-check') return null
  if (path.includes('/auth') || path.includes('/health-check')) return 'landing'
  if (path === '/pay' || path.startsWith('/pay/')) return 'landing'
  if (path === '/desk' || path.startsWith('/desk/')) return 'desk'
  if (path === '/profile' || path.startsWith('/profile/')) return 'profile'
  if (path === '/quote' || path === '/contact') return 'provider'
  if (path === '/procedures' || path.startsWith('/procedures/')) return 'provider'
  return 'provider-landing'
}
