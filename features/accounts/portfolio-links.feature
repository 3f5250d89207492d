@core
Feature: Showing one's portfolio without its amounts
  Background:
    Given Ada has opened an account

  Scenario: A friend sees shares and no amounts
    When Ada makes a link called "Desk"
    Then whoever has the link reads shares of Ada's coins, and no amounts
    And Ada reads that the link was opened 1 time

  Scenario: It is over when Ada says so
    Given Ada makes a link called "Desk"
    When Ada revokes the link
    Then the link opens nothing
