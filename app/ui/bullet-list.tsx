import type { ComponentProps } from 'react'

export function BulletList({ className = '', ...rest }: ComponentProps<'ul'>) {
  const looks = 'grid grid-cols-1 gap-2 pl-5 list-disc marker:text-accent-text'
  return <ul {...rest} className={`${looks} ${className}`} />
}
