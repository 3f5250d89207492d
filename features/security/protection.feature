@browser
Feature: Kept from strangers, whatever they try
  Scenario: A stranger's site cannot show the exchange within itself
    Given Ada has opened an account
    When Ada opens a stranger's site that shows the exchange within itself
    Then nothing of the exchange is seen there

  Scenario: A stranger's site cannot act for somebody
    Given Ada has opened an account
    When Ada opens a stranger's site that asks the exchange to end, renew and read her session
    Then the stranger was refused each time
    And Ada is still logged in

  Scenario: What somebody slips into the page does not run
    Given Ada has opened an account
    When somebody slips code, markup and a stranger's script into Ada's page
    Then none of it has run

  Scenario: What somebody slips into the page reaches nobody
    Given Ada has opened an account
    When something in Ada's page tries to tell a stranger
    Then the stranger has heard nothing
