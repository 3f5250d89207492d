/*
 * Runs before the first paint, and apart from the bundle because the security policy allows no inline script.
 * The chosen theme is on the page before anything is drawn, and text can never become markup or a foreign script.
 */
(function () {
  'use strict';

  var theme;
  try {
    theme = localStorage.getItem('theme');
  } catch {
    // Storage is blocked: the default theme stays.
  }
  if (theme === 'system') {
    theme = matchMedia('(prefers-contrast: more)').matches ? 'contrast' : matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
  }
  if (theme === 'light' || theme === 'dark' || theme === 'contrast') {
    document.documentElement.dataset.theme = theme;
  }

  if (window.trustedTypes && window.trustedTypes.createPolicy) {
    window.trustedTypes.createPolicy('default', {
      // Style sheets are written as text by the component library; markup is not let through.
      createHTML: function (text) {
        if (text.indexOf('<') === -1) return text;
        throw new TypeError('Markup from text is refused.');
      },
      createScriptURL: function (address) {
        if (new URL(address, location.href).origin === location.origin) return address;
        throw new TypeError('A script from another origin is refused.');
      },
    });
  }
})();
