// Before the first paint, so that the dark scheme does not flash white. A file of its own: the CSP has no inline scripts.
(function () {
  var system = window.matchMedia('(prefers-color-scheme: dark)');
  function apply() {
    var chosen = null;
    try {
      chosen = window.localStorage.getItem('cuadrilla.color-scheme');
    } catch {
      // Storage may be closed to us: then the system decides.
    }
    var isChosen = chosen === 'light' || chosen === 'dark';
    var scheme = isChosen ? chosen : system.matches ? 'dark' : 'light';
    document.documentElement.setAttribute('data-color-scheme', scheme);
  }
  apply();
  system.addEventListener('change', apply);
  window.addEventListener('storage', apply);
})();
