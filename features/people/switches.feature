Feature: Parts of the product that are switched
  What the exchange has switched off is closed, and nothing leads to it; for visitors and for accounts apart.

  Scenario: Copy trading is switched off
    Given Ada has opened an account
    Then Ada is led to copy trading
    When the exchange switches copy trading off
    Then Ada is not led to copy trading
    When the exchange switches copy trading on
    Then Ada is led to copy trading

  Scenario: A part is rolled out to accounts first
    Given Ada has opened an account
    When the exchange switches copy trading off for visitors
    Then Ada is led to copy trading
    When Ada logs out
    Then Ada is not led to copy trading
