import { useEffect, useReducer } from 'react';
import { useLocation } from 'react-router-dom';
import { useApp } from '../../runtime/app-context';
import { view } from '../../runtime/feature';
import { BrokenPage } from './broken-page';

/** The address /500, to which a host may lead after an error of its own. */
function ServerErrorRoute() {
  const { errors } = useApp();
  const { pathname } = useLocation();
  // A document that was rendered ahead stands for no error yet.
  const [errorId, opened] = useReducer(
    (id: string) => (id === '' ? errors.report(new Error('The error page was opened'), pathname) : id),
    '',
  );
  useEffect(opened, [opened]);
  return <BrokenPage errorId={errorId} picture={<FlatLine />} />;
}

/** A price line that stops. */
function FlatLine() {
  return (
    <svg viewBox="0 0 320 160" fill="none" aria-hidden="true">
      <path d="M8 136h304M8 24v112" stroke="var(--line)" strokeWidth="1.5" />
      <path d="M8 99h304M8 62h304" stroke="var(--line)" strokeDasharray="2 6" />
      <path
        d="m12 104 22-18 20 10 26-34 22 14 24-38 18 26"
        stroke="var(--accent)"
        strokeWidth="2.5"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <circle cx="144" cy="64" r="5" fill="var(--surface-0)" stroke="var(--accent)" strokeWidth="2.5" />
      <path d="M156 64h152" stroke="var(--line-strong)" strokeWidth="2" strokeDasharray="5 7" />
      <path
        d="m218 40 20 20m0-20-20 20"
        stroke="var(--error)"
        strokeWidth="3"
        strokeLinecap="round"
        transform="translate(0 14)"
      />
    </svg>
  );
}

export default view(ServerErrorRoute, {});
