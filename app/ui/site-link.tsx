import type { ComponentProps } from 'react'
import { useHref } from 'react-router'

type LinkProps = ComponentProps<'a'>

const PAGE = /^\/(?![^?#]*\.\w+($|[?#]))/

/** A full load; paths of pages get the base path of their language. */
export function SiteLink({ href = '', children, ...rest }: LinkProps) {
  const Anchor = PAGE.test(href) ? PageLink : 'a'
  return (
    <Anchor {...rest} href={href}>
      {children}
    </Anchor>
  )
}

function PageLink({ href = '', children, ...rest }: LinkProps) {
  return (
    <a {...rest} href={useHref(href)}>
      {children}
    </a>
  )
}
