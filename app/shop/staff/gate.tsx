import { useEffect, useEffectEvent, useMemo, useRef, type ReactNode } from 'react'
import { href, useLocation } from 'react-router'

import { useConnectionLost } from '#app/auth/connection.ts'
import { createLinkSecret } from '#app/auth/link-secret.ts'
import { PasskeyProof } from '#app/auth/passkey-proof.tsx'
import { useReturnHere } from '#app/auth/return-path.ts'
import { SecondFactorForm } from '#app/auth/second-factor-form.tsx'
import { useSessionId } from '#app/auth/session-id.ts'
import { useSecondFactor } from '#app/auth/use-second-factor.ts'
import { useSignedIn } from '#app/auth/use-session.ts'
import { keptEntries, staffConsole, staffGate as words } from '#app/content/staff/console.ts'
import { whenRefusedAsStaff } from '#app/shop/client.ts'
import { useIntakeQueue } from '#app/shop/core/intake-queue.ts'
import { StaffMemberContext } from '#app/shop/core/staff-member.ts'
import { findStaffPage } from '#app/shop/core/staff-pages.ts'
import { readMember, storeMember } from '#app/shop/core/stored-member.ts'
import { useCall, useShopQuery } from '#app/shop/use-shop-query.ts'
import { TextBanner } from '#app/ui/banner.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { useHydrated } from '#app/ui/hydrated.ts'
import { interpolate, interpolateCount } from '#shared/interpolate.ts'
import { callerCalls } from '#shared/shop/core/calls.ts'
import type { SignedIn } from '#shared/shop/core/staff.ts'
import { staffCalls } from '#shared/shop/staff/calls.ts'

const invitationLink = createLinkSecret('mailbox.staff-invitation', 'invitation')

export function Gate({ children }: { children: (member: SignedIn) => ReactNode }) {
  const hydrated = useHydrated()
  const signedIn = useSignedIn()
  const { pathname } = useLocation()
  const { member, problem, refresh } = useMember(hydrated && signedIn)
  const signIn = useReturnHere(href('/login'))
  const register = useReturnHere(href('/register'))

  if (!hydrated || (signedIn && !member && !problem)) {
    return <Opening />
  }
  if (!signedIn) {
    return (
      <Closed title={words.signedOut.title}>
        <p>{invitationLink.read() ? words.join.signedOut : words.signedOut.text}</p>
        <UnsentEntries />
        <div className="flex flex-wrap gap-3">
          <ButtonLink href={signIn}>{words.signedOut.way}</ButtonLink>
          {invitationLink.read() && (
            <ButtonLink variant="quiet" href={register}>
              {words.join.register}
            </ButtonLink>
          )}
        </div>
      </Closed>
    )
  }
  if (!member) {
    return (
      <Closed title={words.unknown.title}>
        <TextBanner tone="error" text={problem} />
        <UnsentEntries />
        <Button onClick={refresh}>{staffConsole.retry}</Button>
      </Closed>
    )
  }
  const invitation = invitationLink.read()
  if (member.role === 'customer' && invitation) {
    return (
      <Closed title={words.join.title}>
        <Join token={invitation} email={member.email} onJoined={refresh} />
      </Closed>
    )
  }
  if (member.role === 'customer') {
    return (
      <Closed title={words.customer.title}>
        <p>{interpolate(words.customer.text, { email: member.email })}</p>
        <UnsentEntries />
        <ButtonLink href={href('/account/:page?')}>{words.customer.way}</ButtonLink>
      </Closed>
    )
  }
  if (!member.hasSecondFactor) return <SecondStep onShown={refresh} />
  return (
    <StaffMemberContext value={member}>
      {findStaffPage(pathname).isOwners && member.role !== 'administrator' ? (
        <OwnersOnly />
      ) : (
        children(member)
      )}
    </StaffMemberContext>
  )
}

/** Offline, the member that the server named for this session before. A refusal by the server always counts. */
function useMember(isWanted: boolean) {
  const { data, error, problem, refresh } = useShopQuery(callerCalls.get, {}, isWanted)
  const sessionId = useSessionId()
  const isLost = useConnectionLost()
  const attempt = useRef({ sessionId: '', isLost: false })
  const isRefused = error !== null && error.code !== 'unreachable'

  // Another session may be another person; typed text stays.
  useEffect(() => {
    const before = attempt.current
    const isOther = before.sessionId && sessionId && before.sessionId !== sessionId
    if (isOther || (before.isLost && !isLost)) void refresh()
    attempt.current = { sessionId, isLost }
  }, [sessionId, isLost, refresh])

  const ask = useEffectEvent(() => void refresh())
  useEffect(() => {
    whenRefusedAsStaff(() => ask())
    return () => whenRefusedAsStaff(undefined)
  }, [])

  useEffect(() => {
    if (data && sessionId) storeMember(data)
  }, [data, sessionId])

  const storedMember = useMemo(() => (sessionId ? readMember() : null), [sessionId])
  return { member: data ?? (isWanted && !isRefused ? storedMember : null), problem, refresh }
}

function SecondStep({ onShown }: { onShown: () => void }) {
  const { secondFactor, problem } = useSecondFactor()
  if (secondFactor?.state === 'wanted') {
    return (
      <Closed title={words.secondFactor.shown}>
        <SecondFactorForm secondFactor={secondFactor} onShown={onShown} />
      </Closed>
    )
  }
  if (!secondFactor && !problem) return <Opening />
  if (secondFactor?.passkeys && secondFactor.passkeys.length > 0) {
    return (
      <Closed title={words.secondFactor.shown}>
        <PasskeyProof onShown={onShown} />
      </Closed>
    )
  }
  return (
    <Closed title={words.secondFactor.title}>
      <p>{words.secondFactor.text}</p>
      <ButtonLink href={href('/account/:page?', { page: 'security' })}>
        {words.secondFactor.way}
      </ButtonLink>
    </Closed>
  )
}

/** Unsent entries belong to the shop: they stay when a session expires. */
function UnsentEntries() {
  const count = useIntakeQueue(
    ({ entries }) => entries.filter(({ state }) => state === 'waiting').length,
  )
  return <TextBanner tone="note" text={count > 0 && interpolateCount(keptEntries, count)} />
}

function Opening() {
  return (
    <Closed title={staffConsole.name}>
      <p role="status">{staffConsole.loading}</p>
    </Closed>
  )
}

function OwnersOnly() {
  return (
    <Closed title={words.owners.title}>
      <p>{words.owners.text}</p>
      <ButtonLink href={href('/staff')}>{words.owners.way}</ButtonLink>
    </Closed>
  )
}

function Closed({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main
      id="content"
      tabIndex={-1}
      className="grid place-items-center min-h-dvh flex-1 px-(--gutter) py-8"
    >
      <div className="rounded-xl border border-line bg-raised grid grid-cols-1 w-[min(100%,34rem)] justify-items-start gap-5 p-[clamp(1.5rem,5vw,2.5rem)]">
        <h1>{title}</h1>
        {children}
      </div>
    </main>
  )
}

function Join({ token, email, onJoined }: JoinProps) {
  const { isBusy, problem, call } = useCall(staffCalls.join)

  async function join() {
    const { error } = await call({ token })
    if (!error || error.code === 'invitation_over') invitationLink.forget()
    if (!error) onJoined()
  }

  return (
    <>
      <p>{interpolate(words.join.text, { email })}</p>
      <TextBanner tone="error" focused="always" text={problem} />
      <Button waiting={isBusy} onClick={() => void join()}>
        {isBusy ? words.join.busy : words.join.way}
      </Button>
    </>
  )
}

type JoinProps = { token: string; email: string; onJoined: () => void }
