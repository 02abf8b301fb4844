import { afterEach, describe, expect, it, vi } from 'vitest';
import { createReach } from './reach';

const policies = () => [...document.head.querySelectorAll('meta')].map(({ content }) => content);
const narrow = (text: string | undefined) => {
  const reach = createReach(document);
  reach.narrow({ read: () => text }, vi.fn());
  return reach;
};

afterEach(() => document.head.replaceChildren());

describe('[R171] which sites the page may ask', () => {
  it.each([
    [undefined, "connect-src 'self'"],
    ['{}', "connect-src 'self'"],
    ['{"endpoint":""}', "connect-src 'self'"],
    ['{"endpoint":"https://api.example.com/v1"}', "connect-src 'self' https://api.example.com"],
    ['{"endpoint":"https://api.example.com:8443/v1"}', "connect-src 'self' https://api.example.com:8443"],
    ['{"endpoint":"http://127.0.0.1:11434/v1"}', "connect-src 'self' http://localhost:11434"],
    ['{"endpoint":"https://词.example/v1"}', "connect-src 'self' https://xn--5d3a.example"],
    // Hostile or broken texts neither widen nor break the policy.
    ['{"endpoint":"https://a;script-src/v1"}', "connect-src 'self'"],
    ['{"endpoint":"https://a.example https://b.example"}', "connect-src 'self'"],
    ['{"endpoint":"https://*"}', "connect-src 'self'"],
    ['{"endpoint":"data:text/plain,x"}', "connect-src 'self'"],
    ['{"endpoint":"javascript:alert(1)"}', "connect-src 'self'"],
    ['{"endpoint":["https://a.example"]}', "connect-src 'self'"],
    ['[', "connect-src 'self'"],
    ['null', "connect-src 'self'"],
  ])('%s', (text, policy) => {
    narrow(text);
    expect(policies()).toEqual([policy]);
  });

  it('allows this site and the chosen endpoint, and no other', () => {
    const reach = narrow('{"endpoint":"https://api.example.com/v1"}');
    expect(reach.allows(undefined)).toBe(true);
    expect(reach.allows('https://api.example.com/v1/chat/completions')).toBe(true);
    expect(reach.allows('https://other.example/v1/chat/completions')).toBe(false);
    expect(reach.allows('https://api.example.com:444/')).toBe(false);
    expect(narrow(undefined).allows('https://api.example.com/')).toBe(false);
    // Reloading the page would not make it reachable.
    const unreachable = 'https://a.example:99999/v1';
    expect(narrow(JSON.stringify({ endpoint: unreachable })).allows(unreachable)).toBe(true);
  });
});
